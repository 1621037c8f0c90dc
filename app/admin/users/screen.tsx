"use client";

import { UserPlus } from "lucide-react";
import { useEffect } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import type { Question } from "@/components/forms/confirm";
import { ResourceList } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import { useRecordScreen } from "@/components/admin/use-record-screen";
import { useServerStatus } from "@/components/settings/server-status";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { changeRoleApi, changeStatusApi, listUsersApi } from "@/lib/accounts/api-admin";
import type { RoleChange, UserDto } from "@/lib/accounts/schema-admin";
import { maxReason } from "@/lib/platform/plain-text/schema";
import { call, callPage } from "@/lib/platform/http/client";
import { counted } from "@/lib/tools/utils";
import { columns, exported } from "./columns";
import { InviteDialog } from "./form";
import { RoleDialog } from "./role-dialog";
import { UserDialog } from "./user-dialog";
import { wordFilter } from "@/components/admin/word-options";

const setStatus = (user: UserDto, status: UserDto["status"], reason: string) =>
  call<typeof changeStatusApi>("PATCH", "/api/users/user/{id}/status", {
    params: { id: user.id },
    body: { status, reason },
  });

const setRole = (user: UserDto, body: RoleChange) =>
  call<typeof changeRoleApi>("PATCH", "/api/users/user/{id}/role", { params: { id: user.id }, body });

/** What may be said with a decision on an account. */
const said = { label: "Reason for the log (optional)", max: maxReason };

/** What is open over the list: a tab of an account, its role, or an invitation. */
type Opened = { user?: UserDto; tab?: "activity" | "settings" };

/** Accounts: search, roles, bans, what they did. Nobody suspends or bans the account that is their own. */
export function UserList({ ownId }: { ownId: string | undefined }) {
  const { list, show, act, form, open } = useRecordScreen<UserDto, Opened>();
  const { user, tab } = form?.record ?? {};

  const { status: server } = useServerStatus();
  useEffect(() => {
    if (server === "offline") toast.error("Failed to connect to server");
  }, [server]);

  const change = (
    user: UserDto,
    status: UserDto["status"],
    reason: string,
    done: string,
    question?: Question,
  ) =>
    act({
      question,
      run: async (text) => show(await setStatus(user, status, text || reason)),
      done,
      unsaid: "Failed to update user status",
    });
  const suspend = (user: UserDto) =>
    change(user, "suspended", "Suspended by admin", `${user.name} has been suspended`, {
      title: `Are you sure you want to suspend ${user.name}?`,
      description: "They can sign in and read, but not write anything. Their dashboard says so.",
      action: "Suspend User",
      destructive: true,
      text: said,
    });
  const ban = (user: UserDto) =>
    change(user, "banned", "Manual ban by admin", `${user.name} has been banned`, {
      title: `Are you sure you want to ban ${user.name}?`,
      description:
        "They are signed out and can't sign in again. Their reviews are hidden until a moderator decides.",
      action: "Ban User",
      destructive: true,
      text: said,
    });

  const standing = (user: UserDto): RowAction[] => [
    user.status === "active"
      ? { label: "Suspend User", onSelect: () => suspend(user) }
      : {
          label: "Reactivate User",
          onSelect: () => change(user, "active", "Reactivated by admin", `${user.name} is active again`),
        },
    ...(user.status === "banned"
      ? []
      : [{ label: "Ban User", destructive: true, onSelect: () => ban(user) }]),
  ];

  return (
    <>
      <AdminHeader title="User Management" description="Accounts, their roles and what they did." />
      <ResourceList<UserDto>
        ref={list}
        label="Users"
        searchLabel="Search by name or e-mail"
        columns={columns}
        exportColumns={exported}
        exportName="users"
        load={(query, signal) => callPage<typeof listUsersApi>("/api/users", { query, signal })}
        nameOf={({ name }) => name}
        filters={[
          wordFilter("role", ["user", "moderator", "admin"]),
          wordFilter("status", ["active", "suspended", "banned"]),
        ]}
        defaultSort={{ sort: "joinedAt", order: "desc" }}
        rowActions={(user) => [
          { label: "View Details", onSelect: () => open({ user, tab: "settings" }) },
          { label: "Change Role", onSelect: () => open({ user }) },
          { label: "View Activity", onSelect: () => open({ user, tab: "activity" }) },
          ...(user.id === ownId ? [] : standing(user)),
        ]}
        bulkActions={[
          {
            label: "Ban",
            destructive: true,
            applies: ({ id, status }) => id !== ownId && status !== "banned",
            run: (user) => setStatus(user, "banned", "Manual ban by admin"),
            question: (count) => `Are you sure you want to ban ${counted(count, "user")}?`,
            done: (count) => `${counted(count, "user")} banned`,
          },
          {
            label: "Reactivate",
            applies: ({ status }) => status !== "active",
            run: (user) => setStatus(user, "active", "Reactivated by admin"),
            question: (count) => `Reactivate ${counted(count, "user")}?`,
            done: (count) => `${counted(count, "user")} active again`,
          },
        ]}
        actions={
          <Button onClick={() => open()}>
            <UserPlus />
            Invite User
          </Button>
        }
        empty="No users yet"
        failure="Failed to load users"
        toasted
      />
      {form && user && tab && (
        <UserDialog user={user} tab={tab} onChangeRole={() => open({ user })} onClose={form.onClose} />
      )}
      {form && user && !tab && (
        <RoleDialog
          user={user}
          onClose={form.onClose}
          onSave={(role) =>
            act({
              run: async () => show(await setRole(user, role)),
              done: "User role updated successfully",
              unsaid: "Failed to update user role",
            })
          }
        />
      )}
      {form && !user && <InviteDialog onClose={form.onClose} onSaved={form.onSaved} />}
    </>
  );
}
