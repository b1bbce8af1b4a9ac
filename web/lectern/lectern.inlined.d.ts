export * from "./lectern.js";
export * from "./annotate.js";
