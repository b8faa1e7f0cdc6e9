/** "Save as segment" of the list of firms. */
import { saveSegmentOf } from "../../segments/SaveSegment";

export default saveSegmentOf("firm");
