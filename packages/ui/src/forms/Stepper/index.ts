export { type Step, Stepper, type StepperProps, type StepState, stepStates } from "./Stepper.tsx";
