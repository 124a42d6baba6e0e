export { ScoreScale, type ScoreScaleProps, scoreThresholds } from "./ScoreScale.tsx";
