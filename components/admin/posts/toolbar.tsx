import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
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
  Table,
  TextQuote,
  Undo2,
} from "lucide-react";
import * as ToolbarPrimitive from "radix-ui/toolbar";
import { Fragment, type Ref } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { cn } from "@/lib/utils";

type Tool = {
  label: string;
  icon: LucideIcon;
  keys?: string;
  /** Whether it holds where the cursor is; missing for what is no state. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
  /** What it offers where it is on. */
  menu?: [label: string, run: (chain: ChainedCommands) => ChainedCommands][];
};

/** A tool that turns a mark or a kind of block on and off. */
const toggle = (
  [label, icon, keys]: [label: string, icon: LucideIcon, keys: string],
  [name, attributes]: [name: string, attributes?: object],
  run: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name, attributes),
  run: (editor) => run(editor.chain().focus()).run(),
});

const marks = [
  toggle(["Bold", Bold, "Control+B"], ["bold"], (chain) => chain.toggleBold()),
  toggle(["Italic", Italic, "Control+I"], ["italic"], (chain) => chain.toggleItalic()),
  toggle(["Code", Code, "Control+E"], ["code"], (chain) => chain.toggleCode()),
];
const heading = (level: 1 | 2, icon: LucideIcon) =>
  toggle([`Heading ${level}`, icon, `Control+Alt+${level}`], ["heading", { level }], (chain) =>
    chain.toggleHeading({ level }),
  );
const blocks = [
  heading(1, Heading1),
  heading(2, Heading2),
  toggle(["Bullet list", List, "Control+Shift+8"], ["bulletList"], (chain) => chain.toggleBulletList()),
  toggle(["Ordered list", ListOrdered, "Control+Shift+7"], ["orderedList"], (chain) =>
    chain.toggleOrderedList(),
  ),
  toggle(["Blockquote", TextQuote, "Control+Shift+B"], ["blockquote"], (chain) => chain.toggleBlockquote()),
  toggle(["Code block", SquareCode, "Control+Alt+C"], ["codeBlock"], (chain) => chain.toggleCodeBlock()),
];
const table: Tool = {
  label: "Table",
  icon: Table,
  isOn: (editor) => editor.isActive("table"),
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  menu: [
    ["Add row above", (chain) => chain.addRowBefore()],
    ["Add row below", (chain) => chain.addRowAfter()],
    ["Add column before", (chain) => chain.addColumnBefore()],
    ["Add column after", (chain) => chain.addColumnAfter()],
    ["Heading row", (chain) => chain.toggleHeaderRow()],
    ["Heading column", (chain) => chain.toggleHeaderColumn()],
    ["Delete row", (chain) => chain.deleteRow()],
    ["Delete column", (chain) => chain.deleteColumn()],
    ["Delete table", (chain) => chain.deleteTable()],
  ],
};
const history: Tool[] = [
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
];

/** The tools in groups. `link` and `picture` are opened by the editor around it. */
const groups = (open: { link: () => void; picture: () => void }): Tool[][] => [
  [
    ...marks,
    {
      label: "Link",
      icon: Link2,
      keys: "Control+K",
      isOn: (editor) => editor.isActive("link"),
      run: open.link,
    },
  ],
  [
    ...blocks,
    {
      label: "Image",
      icon: ImagePlus,
      isOn: (editor) => editor.isActive("image"),
      // It would tear the table in two.
      isPossible: (editor) => !editor.isActive("table"),
      run: open.picture,
    },
    table,
  ],
  history,
];

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
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        all
          .flat()
          .map(({ label, isOn, isPossible }) => [
            label,
            { on: isOn?.(now), possible: isPossible?.(now) ?? true },
          ]),
      ),
  });

  return (
    <ToolbarPrimitive.Root
      ref={ref}
      aria-label="Formatting"
      aria-controls={controls}
      // The selection in the text stays as it is.
      onMouseDown={(event) => event.preventDefault()}
      className="border-border bg-surface flex flex-wrap items-center gap-0.5 rounded-t-md border-b p-1"
    >
      {all.map((group, n) => (
        <Fragment key={group[0]!.label}>
          {n > 0 && <ToolbarPrimitive.Separator className="bg-border mx-1 h-5 w-px pointer-coarse:hidden" />}
          {group.map((tool) => {
            const { on, possible } = states[tool.label] ?? { on: false, possible: true };
            const Icon = tool.icon;
            const menu = on ? tool.menu : undefined;
            const button = (
              <ToolbarPrimitive.Button
                key={tool.label}
                aria-label={tool.label}
                title={tool.keys ? `${tool.label} (${tool.keys.replace("Control", "Ctrl")})` : tool.label}
                aria-keyshortcuts={tool.keys}
                aria-pressed={menu ? undefined : on}
                aria-disabled={possible ? undefined : true}
                onClick={menu ? undefined : () => possible && tool.run(editor)}
                className={cn(
                  "text-muted hover:bg-surface-2 hover:text-foreground grid size-8 place-items-center rounded-sm transition-colors aria-disabled:opacity-40 pointer-coarse:size-10",
                  on && "bg-border text-foreground",
                )}
              >
                <Icon className="size-4" />
              </ToolbarPrimitive.Button>
            );
            if (!menu) return button;
            return (
              <DropdownMenu key={tool.label}>
                <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
                <DropdownMenuContent
                  align="start"
                  onCloseAutoFocus={(event) => {
                    event.preventDefault();
                    // Not its command: in Safari that loses the place in a table.
                    editor.view.focus();
                  }}
                >
                  {menu.map(([label, run]) => (
                    <DropdownMenuItem
                      key={label}
                      variant={label.startsWith("Delete") ? "destructive" : "default"}
                      onSelect={() => run(editor.chain()).run()}
                    >
                      {label}
                    </DropdownMenuItem>
                  ))}
                </DropdownMenuContent>
              </DropdownMenu>
            );
          })}
        </Fragment>
      ))}
    </ToolbarPrimitive.Root>
  );
}
