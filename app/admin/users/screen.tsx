"use client";

import { UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { useConfirm } from "@/components/admin/confirm";
import { ResourceList, type ResourceListHandle } from "@/components/admin/resource-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { changeStatusApi, listUsersApi } from "@/lib/accounts/api-admin";
import type { UserDto } from "@/lib/accounts/schema-admin";
import { call, CallError, callPage } from "@/lib/platform/http/client";
import { columns, exported } from "./columns";
import { InviteDialog, RoleDialog, UserDialog } from "./form";

const options = (values: string[]) => values.map((value) => ({ value, label: value }));

const setStatus = (user: UserDto, status: UserDto["status"], reason: string) =>
  call<typeof changeStatusApi>("PATCH", "/api/users/user/{id}/status", {
    params: { id: user.id },
    body: { status, reason },
  });

/** Accounts: search, roles, bans, what they did. */
export function UserList() {
  const list = useRef<ResourceListHandle<UserDto>>(null);
  const confirm = useConfirm();
  const [opened, setOpened] = useState<{ user: UserDto; tab: "activity" | "settings" }>();
  const [roleOf, setRoleOf] = useState<UserDto>();
  const [inviting, setInviting] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    fetch("/health", { signal: AbortSignal.any([controller.signal, AbortSignal.timeout(5_000)]) })
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
      })
      .catch(() => !controller.signal.aborted && toast.error("Failed to connect to server"));
    return () => controller.abort();
  }, []);

  async function change(user: UserDto, status: UserDto["status"], reason: string, done: string) {
    try {
      list.current?.replace(await setStatus(user, status, reason));
      toast.success(done);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : "Unknown error");
    }
  }
  async function ban(user: UserDto) {
    const sure = await confirm({
      title: `Are you sure you want to ban ${user.name}?`,
      description: "They are signed out and can't sign in again.",
      action: "Ban User",
      destructive: true,
    });
    if (sure) await change(user, "banned", "Manual ban by admin", `${user.name} has been banned`);
  }

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
        load={(query, signal) => callPage<typeof listUsersApi>("GET", "/api/users", { query, signal })}
        nameOf={({ name }) => name}
        filters={[
          { name: "role", label: "Role", options: options(["user", "moderator", "admin"]) },
          { name: "status", label: "Status", options: options(["active", "suspended", "banned"]) },
        ]}
        defaultSort={{ sort: "joinedAt", order: "desc" }}
        rowActions={(user) => [
          { label: "View Details", onSelect: () => setOpened({ user, tab: "settings" }) },
          { label: "Change Role", onSelect: () => setRoleOf(user) },
          { label: "View Activity", onSelect: () => setOpened({ user, tab: "activity" }) },
          ...(user.status === "active"
            ? [
                {
                  label: "Suspend User",
                  onSelect: () =>
                    void change(user, "suspended", "Suspended by admin", `${user.name} has been suspended`),
                },
              ]
            : [
                {
                  label: "Reactivate User",
                  onSelect: () =>
                    void change(user, "active", "Reactivated by admin", `${user.name} is active again`),
                },
              ]),
          ...(user.status === "banned"
            ? []
            : [{ label: "Ban User", destructive: true, onSelect: () => void ban(user) }]),
        ]}
        bulkActions={[
          {
            label: "Ban",
            destructive: true,
            applies: ({ status }) => status !== "banned",
            run: (user) => setStatus(user, "banned", "Manual ban by admin"),
            question: (count) => `Are you sure you want to ban ${count} ${count === 1 ? "user" : "users"}?`,
            done: (count) => `${count} ${count === 1 ? "user" : "users"} banned`,
          },
          {
            label: "Reactivate",
            applies: ({ status }) => status !== "active",
            run: (user) => setStatus(user, "active", "Reactivated by admin"),
            question: (count) => `Reactivate ${count} ${count === 1 ? "user" : "users"}?`,
            done: (count) => `${count} ${count === 1 ? "user" : "users"} active again`,
          },
        ]}
        actions={
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden strokeWidth={1.75} />
            Invite User
          </Button>
        }
        empty="No users yet"
        failure="Failed to load users"
      />
      {opened && (
        <UserDialog
          user={opened.user}
          tab={opened.tab}
          onChangeRole={() => {
            setOpened(undefined);
            setRoleOf(opened.user);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {roleOf && (
        <RoleDialog
          user={roleOf}
          onClose={() => setRoleOf(undefined)}
          onSaved={(user) => {
            setRoleOf(undefined);
            list.current?.replace(user);
          }}
        />
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onSaved={() => {
            setInviting(false);
            list.current?.reload();
          }}
        />
      )}
    </>
  );
}
