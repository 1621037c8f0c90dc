import { useConfirm } from "@/components/admin/confirm";
import { TaskPicker } from "@/components/tasks/task-picker";
import { OpenDialog } from "@/components/ui/open-dialog";
import type { TaskDto } from "@/lib/tasks/schema";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";

/** Asks which task another is to be merged into. */
export function MergeDialog({
  task,
  onClose,
  onMerge,
}: {
  task: TaskAdminDto;
  onClose: () => void;
  onMerge: (into: TaskDto) => void;
}) {
  const confirm = useConfirm();
  async function choose(into: TaskDto) {
    const sure = await confirm({
      title: `Merge ${task.name} into ${into.name}?`,
      description: `Its tools get the task ${into.name}, its address leads there, its name and phrases become phrases of it, and the task itself is gone.`,
      action: "Merge",
      destructive: true,
    });
    if (sure) onMerge(into);
  }
  return (
    <OpenDialog
      title={`Merge ${task.name}`}
      description="Choose the task that stays. What a tool says of both is kept from that one."
      onClose={onClose}
    >
      <TaskPicker label="Merge into" chosen={[task.slug]} onChoose={(into) => void choose(into)} />
    </OpenDialog>
  );
}
