// What the build of an app asks for.
export { FontWarmUp } from "./FontWarmUp.tsx";
export { bootScreens } from "./screens.ts";
