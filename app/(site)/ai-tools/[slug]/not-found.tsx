import { ToolNotFound } from "@/components/tool-detail/tool-not-found";

export default ToolNotFound;
