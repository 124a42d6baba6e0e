export { fileFor } from "./file.ts";
export { failWith, handlersFor, type StoryReply, type StoryResolver } from "./handlers.ts";
export { streamFor } from "./stream.ts";
