import { load } from "./lectern.js";

const lectern = await load();
onmessage = ({ data }) => postMessage(lectern.passage(data).passage.osis);
postMessage("ready");
