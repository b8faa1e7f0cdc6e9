/** "Save as segment" of the list of persons. */
import { saveSegmentOf } from "../../segments/SaveSegment";

export default saveSegmentOf("person");
