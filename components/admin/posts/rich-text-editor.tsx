import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import styles from "@/components/admin/posts/editor.module.css";
import { extensions } from "@/components/admin/posts/extensions";
import { LinkDialog } from "@/components/admin/posts/link-dialog";
import { type Picture, PictureDialog } from "@/components/admin/posts/picture-dialog";
import { toHtml } from "@/components/admin/posts/to-html";
import { Toolbar } from "@/components/admin/posts/toolbar";
import { raiseHeadings, textOfHtml } from "@/lib/platform/rich-text/utils";
import { cn } from "@/lib/utils";

export type RichTextEditorProps = {
  id: string;
  labelId: string;
  describedBy?: string;
  required: boolean;
  invalid: boolean;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
};

type Asked = { what: "link" } | { what: "picture"; file?: File };

/** Of several files the first picture. What is none is taken as well, to be refused: the browser would leave the page for it. */
const fileIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith("image/")) ?? files?.[0];

/** A link is of text: not of a picture or a rule that is selected as a whole, nor within code. */
const mayHoldLink = (selection: Editor["state"]["selection"]) =>
  !("node" in selection) && !selection.$from.parent.type.spec.code;

/** Writes the HTML of a body. What it gives is what the sanitiser lets through, to the letter. */
export default function RichTextEditor({
  id,
  labelId,
  describedBy,
  required,
  invalid,
  value,
  onChange,
  onBlur,
  ref,
}: RichTextEditorProps) {
  const [asked, setAsked] = useState<Asked>();
  const toolbar = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = toHtml(now.getJSON());
      onChange(written.current);
    },
    onBlur: () => onBlur(),
    editorProps: {
      attributes: {
        id,
        class: "prose",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(required ? { "aria-required": "true" } : {}),
        ...(invalid ? { "aria-invalid": "true" } : {}),
      },
      handleKeyDown: ({ state }, event) => {
        const opensLink = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
        // The same keys open the screen's command menu.
        if (opensLink) event.stopPropagation();
        if (opensLink && mayHoldLink(state.selection)) setAsked({ what: "link" });
        const toTools = event.key === "F10" && event.altKey;
        if (toTools) toolbar.current?.focus();
        return opensLink || toTools;
      },
      transformPastedHTML: raiseHeadings,
      // Cells and slides are copied with a picture of themselves: there their text is meant.
      handlePaste: (_, { clipboardData }) =>
        !textOfHtml(clipboardData?.getData("text/html") ?? "") && takePicture(clipboardData?.files),
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, moved) => {
        if (moved || !takePicture(dataTransfer?.files)) return false;
        const place = view.posAtCoords({ left: clientX, top: clientY });
        if (place) editor?.commands.setTextSelection(place.pos);
        return true;
      },
    },
  });

  function takePicture(files: FileList | undefined): boolean {
    const file = fileIn(files);
    if (file) setAsked({ what: "picture", file });
    return file !== undefined;
  }

  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);

  // Values that come from elsewhere: a draft that is put back, somebody else's version.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const close = () => setAsked(undefined);
  const dialog = {
    onClose: close,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      editor?.view.focus();
    },
  };
  return (
    <div
      className={cn(
        "border-input bg-background has-[.ProseMirror:focus]:outline-secondary-text rounded-md border has-[.ProseMirror:focus]:outline-2 has-[.ProseMirror:focus]:outline-offset-2",
        invalid && "border-danger",
      )}
    >
      {editor && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          controls={id}
          open={{
            link: () => mayHoldLink(editor.state.selection) && setAsked({ what: "link" }),
            picture: () => setAsked({ what: "picture" }),
          }}
        />
      )}
      <div className={cn(styles.body, "max-h-[460px] overflow-y-auto")}>
        <EditorContent editor={editor} />
      </div>
      {editor && asked?.what === "link" && (
        <LinkDialog
          {...dialog}
          address={(editor.getAttributes("link") as { href?: string }).href ?? ""}
          needsText={editor.state.selection.empty && !editor.isActive("link")}
          onSave={(href, text) => {
            setLink(editor, href, text);
            close();
          }}
          onRemove={() => {
            editor.chain().extendMarkRange("link").unsetLink().run();
            close();
          }}
        />
      )}
      {editor && asked?.what === "picture" && (
        <PictureDialog
          {...dialog}
          current={
            editor.isActive("image") && !asked.file ? (editor.getAttributes("image") as Picture) : undefined
          }
          dropped={asked.file}
          onSave={(picture) => {
            if (editor.isActive("image") && !asked.file)
              editor.chain().updateAttributes("image", picture).run();
            // The cursor goes below, so that what is typed next does not take the picture's place.
            else
              editor
                .chain()
                .insertContent([{ type: "image", attrs: picture }, { type: "paragraph" }])
                .run();
            close();
          }}
        />
      )}
    </div>
  );
}

/** Links what is selected, or changes the link that the cursor is in, or writes a new one. */
function setLink(editor: Editor, href: string, text: string): void {
  if (editor.isActive("link")) editor.chain().extendMarkRange("link").setLink({ href }).run();
  else if (editor.state.selection.empty)
    editor
      .chain()
      .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
      // What is typed next is no longer the link.
      .unsetMark("link")
      .run();
  else editor.chain().setLink({ href }).run();
}
