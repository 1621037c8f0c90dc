import { holdRoom } from "@/components/tools/list-place";

// It follows the grid, whose cards take over from it.
const grid = document.currentScript!.previousElementSibling;
if (grid instanceof HTMLElement) holdRoom(grid);
