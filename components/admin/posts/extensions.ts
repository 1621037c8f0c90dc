import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { linkAddress, pictureAddress } from "@/lib/platform/rich-text/utils";

const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: "" },
      width: { default: null },
      height: { default: null },
    };
  },
  parseHTML() {
    return [
      {
        tag: "img[src]",
        // A picture that a body may not hold is not taken from the clipboard either.
        getAttrs: (image) => (pictureAddress(image.getAttribute("src") ?? "") ? null : false),
      },
    ];
  },
});

/** A cell holds short text, in one row and one column: of pasted ones that span several, the text is taken. */
const cell = {
  content: "(paragraph | bulletList | orderedList)+",
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: () => 1 },
    rowspan: { default: 1, parseHTML: () => 1 },
    colwidth: { default: null, parseHTML: () => null },
  }),
};

const PlainTable = Table.extend({
  // The library's own writes styles, which the page's policy doesn't let through.
  renderHTML: () => ["table", ["tbody", 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Behind the last cell the key leaves the text, as it does elsewhere: a row is added by the menu.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** What can be written: what the sanitiser lets through, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    codeBlock: { languageClassPrefix: null },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
  Picture,
  PlainTable,
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
];
