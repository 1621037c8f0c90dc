/** The notice's place: 320 pixels wide and 68 high, 16 from the edges (`ActivityNotice`). */
const place = { left: 16, width: 320, height: 68 };
const step = 16;
const gap = 16;

const busyWith = "dialog[open], [role=dialog], [role=alertdialog], #suggestions";
/** What must not be covered. */
const pressed = `button, input, select, textarea, summary, label, ${busyWith}`;

/** Whether the notice can be where it is meant to be: nobody is busy, and nothing that can be pressed lies beneath. */
export function hasRoom(notice: Element | null): boolean {
  if (document.querySelector(busyWith) || document.activeElement?.closest("form")) return false;
  const foot = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--foot")) || 0;
  const bottom = window.innerHeight - gap - foot;
  for (let y = bottom - place.height; y <= bottom; y += step)
    for (let x = place.left; x <= place.left + place.width; x += step) {
      const beneath = document.elementsFromPoint(x, y).find((found) => !notice?.contains(found));
      if (beneath?.closest(pressed)) return false;
    }
  return true;
}
