"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  SquareCode,
  TextQuote,
  Undo2,
} from "lucide-react";
import { Fragment, type KeyboardEvent, type Ref, useState } from "react";
import { cn } from "@/lib/utils";

type Tool = {
  label: string;
  icon: LucideIcon;
  keys?: string;
  /** Whether it holds where the cursor is; missing for what is no state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
};

/** The tools in groups. `link` and `picture` are opened by the editor around it. */
function groups(open: { link: () => void; picture: () => void }): Tool[][] {
  return [
    [
      {
        label: "Bold",
        icon: Bold,
        keys: "Control+B",
        isOn: (editor) => editor.isActive("bold"),
        run: (editor) => editor.chain().focus().toggleBold().run(),
      },
      {
        label: "Italic",
        icon: Italic,
        keys: "Control+I",
        isOn: (editor) => editor.isActive("italic"),
        run: (editor) => editor.chain().focus().toggleItalic().run(),
      },
      {
        label: "Code",
        icon: Code,
        keys: "Control+E",
        isOn: (editor) => editor.isActive("code"),
        run: (editor) => editor.chain().focus().toggleCode().run(),
      },
      {
        label: "Link",
        icon: Link2,
        keys: "Control+K",
        isOn: (editor) => editor.isActive("link"),
        run: open.link,
      },
    ],
    [
      {
        label: "Heading 1",
        icon: Heading1,
        keys: "Control+Alt+1",
        isOn: (editor) => editor.isActive("heading", { level: 1 }),
        run: (editor) => editor.chain().focus().toggleHeading({ level: 1 }).run(),
      },
      {
        label: "Heading 2",
        icon: Heading2,
        keys: "Control+Alt+2",
        isOn: (editor) => editor.isActive("heading", { level: 2 }),
        run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      },
      {
        label: "Bullet list",
        icon: List,
        keys: "Control+Shift+8",
        isOn: (editor) => editor.isActive("bulletList"),
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        label: "Ordered list",
        icon: ListOrdered,
        keys: "Control+Shift+7",
        isOn: (editor) => editor.isActive("orderedList"),
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      },
      {
        label: "Blockquote",
        icon: TextQuote,
        keys: "Control+Shift+B",
        isOn: (editor) => editor.isActive("blockquote"),
        run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      },
      {
        label: "Code block",
        icon: SquareCode,
        keys: "Control+Alt+C",
        isOn: (editor) => editor.isActive("codeBlock"),
        run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      },
      {
        label: "Image",
        icon: ImagePlus,
        isOn: (editor) => editor.isActive("image"),
        run: open.picture,
      },
    ],
    [
      {
        label: "Undo",
        icon: Undo2,
        keys: "Control+Z",
        isPossible: (editor) => editor.can().undo(),
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        label: "Redo",
        icon: Redo2,
        keys: "Control+Shift+Z",
        isPossible: (editor) => editor.can().redo(),
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  ];
}

/** The editor's tools: one stop of the Tab key, the arrows go from one to the next. */
export function Toolbar({
  editor,
  controls,
  open,
  ref,
}: {
  editor: Editor;
  /** The id of the text that it works on. */
  controls: string;
  open: { link: () => void; picture: () => void };
  ref?: Ref<HTMLDivElement>;
}) {
  const all = groups(open);
  const tools = all.flat();
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        tools.map(({ label, isOn, isPossible }) => [
          label,
          { on: isOn?.(now), possible: isPossible?.(now) ?? true },
        ]),
      ),
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = (wanted + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="border-border bg-surface flex flex-wrap items-center gap-0.5 rounded-t-md border-b p-1"
    >
      {all.map((group, n) => (
        <Fragment key={group[0]!.label}>
          {n > 0 && <span aria-hidden className="bg-border mx-1 h-5 w-px pointer-coarse:hidden" />}
          {group.map((tool) => {
            const at = tools.indexOf(tool);
            const { on, possible } = states[tool.label] ?? { on: false, possible: true };
            const Icon = tool.icon;
            return (
              <button
                key={tool.label}
                type="button"
                aria-label={tool.label}
                title={tool.keys ? `${tool.label} (${tool.keys.replace("Control", "Ctrl")})` : tool.label}
                aria-keyshortcuts={tool.keys}
                aria-pressed={on}
                aria-disabled={possible ? undefined : true}
                tabIndex={at === current ? 0 : -1}
                onFocus={() => setCurrent(at)}
                // The selection in the text stays as it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => possible && tool.run(editor)}
                className={cn(
                  "text-muted hover:bg-surface-2 hover:text-foreground grid size-8 place-items-center rounded-sm transition-colors duration-150 aria-disabled:opacity-40 pointer-coarse:size-10",
                  on && "bg-border text-foreground",
                )}
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-4" />
              </button>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
