"use client";

import { useState } from "react";
import { AddButton, AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/forms/confirm";
import { ResourceList } from "@/components/admin/resource-list";
import { unlessGone, useRecordScreen } from "@/components/admin/use-record-screen";
import { TaskPicker } from "@/components/tasks/task-picker";
import { OpenDialog } from "@/components/ui/open-dialog";
import { useBusy } from "@/components/ui/use-busy";
import { call, callPage } from "@/lib/platform/http/client";
import type { listTaskTableApi, mergeTaskApi, removeTaskApi } from "@/lib/tasks/api-admin";
import type { TaskDto } from "@/lib/tasks/schema";
import type { TaskAdminDto } from "@/lib/tasks/schema-admin";
import { counted } from "@/lib/tools/utils";
import { columns } from "./columns";
import { TaskDialog } from "./form";

export function TaskList({ categories }: { categories: { name: string; slug: string }[] }) {
  const { list, act, removal, form, open } = useRecordScreen<TaskAdminDto>();
  const [merging, setMerging] = useState<TaskAdminDto>();
  const deleting = removal({
    run: ({ id }) =>
      call<typeof removeTaskApi>("DELETE", "/api/tasks/{slug}", { params: { slug: id } }).catch(unlessGone),
    nameOf: ({ name }) => name,
    description: ({ tools }) =>
      tools === 0
        ? "No tool has it."
        : `${tools} ${tools === 1 ? "tool loses it" : "tools lose it"}. To keep them together, merge it instead.`,
    many: (count) => counted(count, "task"),
    done: "Task deleted successfully",
    failure: "Failed to delete task",
  });

  async function merge({ id }: TaskAdminDto, into: TaskDto) {
    const merged = await act({
      run: () =>
        call<typeof mergeTaskApi>("POST", "/api/tasks/{slug}/merge", {
          params: { slug: id },
          body: { into: into.slug },
        }),
      onConflict: () => setMerging(undefined),
      done: "Tasks merged successfully",
      failure: "Failed to merge tasks",
    });
    if (merged) setMerging(undefined);
  }

  return (
    <>
      <AdminHeader title="Tasks" description="What people use tools for, with the words that they search by.">
        <AddButton onClick={() => open()}>Add Task</AddButton>
      </AdminHeader>
      <ResourceList<TaskAdminDto>
        ref={list}
        label="Tasks"
        searchLabel="Search by name, slug or phrase"
        columns={columns}
        exportName="tasks"
        load={(query, signal) => callPage<typeof listTaskTableApi>("/api/tasks/table", { query, signal })}
        nameOf={({ name }) => name}
        filters={[
          {
            name: "category",
            label: "Category",
            options: categories.map(({ name, slug }) => ({ value: slug, label: name })),
          },
        ]}
        defaultSort={{ sort: "name", order: "asc" }}
        rowActions={(task) => [
          { label: "Edit", onSelect: () => open(task) },
          { label: "View", href: `/tasks/${task.slug}`, newTab: true },
          { label: "Merge into…", onSelect: () => setMerging(task) },
          deleting.action(task),
        ]}
        bulkActions={[deleting.bulk]}
        empty="No tasks yet"
        failure="Failed to load tasks"
      />
      {form && <TaskDialog {...form} categories={categories.map(({ name }) => name)} />}
      {merging && (
        <MergeDialog
          task={merging}
          onClose={() => setMerging(undefined)}
          onMerge={(into) => merge(merging, into)}
        />
      )}
    </>
  );
}

function MergeDialog({
  task,
  onClose,
  onMerge,
}: {
  task: TaskAdminDto;
  onClose: () => void;
  onMerge: (into: TaskDto) => Promise<void>;
}) {
  const confirm = useConfirm();
  const [busy, run] = useBusy();
  async function choose(into: TaskDto) {
    const sure = await confirm({
      title: `Merge ${task.name} into ${into.name}?`,
      description: `Its tools get the task ${into.name}, its address leads there, its name and phrases become phrases of it, and the task itself is gone.`,
      action: "Merge",
      destructive: true,
    });
    if (sure) await run(() => onMerge(into));
  }
  return (
    <OpenDialog
      busy={busy}
      title={`Merge ${task.name}`}
      description="Choose the task that stays. What a tool says of both is kept from that one."
      onClose={onClose}
    >
      <TaskPicker label="Merge into" chosen={[task.slug]} onChoose={(into) => void choose(into)} />
      {busy && (
        <p aria-hidden className="text-muted text-sm">
          Merging…
        </p>
      )}
    </OpenDialog>
  );
}
