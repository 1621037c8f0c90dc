import { Image } from "@tiptap/extension-image";
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
];
