"use client";

import { useEffect, useState } from "react";
import { SelectField, TextField } from "@/components/admin/form-fields";
import { ResourceForm } from "@/components/admin/resource-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { changeRoleApi, inviteUserApi, listUserActivityApi } from "@/lib/accounts/api-admin";
import { givenRoles, invitation, type UserDto, type UserEvent } from "@/lib/accounts/schema-admin";
import { formatDay, formatDateTime } from "@/lib/platform/dates/utils-admin";
import { call, CallError } from "@/lib/platform/http/client";

/** An account's log and what is known of it. */
export function UserDialog({
  user,
  tab,
  onChangeRole,
  onClose,
}: {
  user: UserDto;
  tab: "activity" | "settings";
  onChangeRole: () => void;
  onClose: () => void;
}) {
  const [events, setEvents] = useState<UserEvent[]>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const controller = new AbortController();
    call<typeof listUserActivityApi>("GET", "/api/users/user/{id}/activity", {
      params: { id: user.id },
      signal: controller.signal,
    }).then(setEvents, (error: unknown) => {
      if (controller.signal.aborted) return;
      const code = error instanceof CallError ? error.status : 0;
      setFailure(`Failed to fetch user activity: ${code}`);
    });
    return () => controller.abort();
  }, [user.id]);

  const facts = [
    ["E-mail", user.email],
    ["Role", user.role],
    ["Status", user.status],
    ["Joined", formatDay(user.joinedAt)],
    ["Last Active", formatDateTime(user.lastActive)],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{user.name}</DialogTitle>
        </DialogHeader>
        <Tabs defaultValue={tab} className="gap-4">
          <TabsList>
            <TabsTrigger value="activity">Activity Log</TabsTrigger>
            <TabsTrigger value="settings">Settings</TabsTrigger>
          </TabsList>
          <TabsContent value="activity">
            {failure ? (
              <p role="alert" className="text-danger text-sm">
                {failure}
              </p>
            ) : !events ? (
              <div role="status" aria-label="Loading" className="flex flex-col gap-2">
                <Skeleton className="h-10" />
                <Skeleton className="h-10" />
              </div>
            ) : events.length === 0 ? (
              <p className="text-muted py-6 text-center text-sm">No activity data available</p>
            ) : (
              <ol
                tabIndex={0}
                aria-label="Activity"
                className="divide-border max-h-80 divide-y overflow-y-auto"
              >
                {events.map((event) => (
                  <li key={event.id} className="py-2 text-sm">
                    <p>{event.description}</p>
                    <p className="text-muted text-xs">
                      {event.type.replace("_", " ")} · {formatDateTime(event.timestamp)}
                    </p>
                  </li>
                ))}
              </ol>
            )}
          </TabsContent>
          <TabsContent value="settings">
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="min-w-0 break-words">{value}</dd>
                </div>
              ))}
            </dl>
            <Button variant="outline" className="mt-4" onClick={onChangeRole}>
              Change Role
            </Button>
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

/** Gives an account another role, with a reason. */
export function RoleDialog({
  user,
  onClose,
  onSaved,
}: {
  user: UserDto;
  onClose: () => void;
  onSaved: (user: UserDto) => void;
}) {
  const [role, setRole] = useState(user.role);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const differs = role !== user.role;
  const isAdmin = (some: string) => some === "admin" || some === "superadmin";

  async function save() {
    setBusy(true);
    try {
      const saved = await call<typeof changeRoleApi>("PATCH", "/api/users/user/{id}/role", {
        params: { id: user.id },
        body: { role: role as (typeof givenRoles)[number], reason },
      });
      toast.success("User role updated successfully");
      onSaved(saved);
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : "Unknown error");
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md" aria-describedby={undefined}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <DialogHeader>
            <DialogTitle>Change role of {user.name}</DialogTitle>
          </DialogHeader>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor="new-role">New role</Label>
            <NativeSelect
              id="new-role"
              className="w-full"
              value={role}
              onChange={(event) => setRole(event.target.value as UserDto["role"])}
            >
              {[...new Set([...givenRoles, user.role])].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </NativeSelect>
          </div>
          {differs && (
            <div className="flex flex-col gap-1.5">
              <Label htmlFor="role-reason">Reason</Label>
              <Textarea
                id="role-reason"
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
          )}
          {(isAdmin(role) || isAdmin(user.role)) && (
            <div role="note" className="border-warning rounded-md border p-3 text-sm">
              <h3 className="text-sm">Important Notice</h3>
              <p className="text-muted mt-1">
                {isAdmin(user.role)
                  ? "Removing admin privileges restricts access to administrative features."
                  : "Granting admin gives full access to all platform features."}
              </p>
            </div>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!differs || reason.trim() === "" || busy}>
              {busy ? "Saving..." : "Change Role"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Invites somebody by e-mail. */
export function InviteDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  return (
    <ResourceForm
      title="Invite User"
      schema={invitation}
      values={{ email: "", role: "user" }}
      draftKey="user:invite"
      save={(body) => call<typeof inviteUserApi>("POST", "/api/users/invite", { body })}
      onSaved={(user) => {
        toast.success("Invitation sent", `${user.email} gets a link to choose a password.`);
        onSaved();
      }}
      onClose={onClose}
      failure="Failed to send the invitation"
      submitLabel="Send invitation"
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="off" />
      <SelectField name="role" label="Role" options={givenRoles} />
    </ResourceForm>
  );
}
