import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/not-loaded";
import { OpenDialog } from "@/components/ui/open-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useAsked } from "@/components/ui/use-asked";
import type { listUserActivityApi } from "@/lib/accounts/api-admin";
import type { UserDto } from "@/lib/accounts/schema-admin";
import { formatDateTime, officeDay } from "@/lib/platform/dates/utils-admin";
import { call, CallError, sentenceOf } from "@/lib/platform/http/client";
import { cn } from "@/lib/utils";

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
  const {
    data: events,
    error,
    retry,
  } = useAsked(user.id, (signal) =>
    call<typeof listUserActivityApi>("GET", "/api/users/user/{id}/activity", {
      params: { id: user.id },
      signal,
    }),
  );

  const facts = [
    { name: "Email", value: user.email },
    { name: "Role", value: user.role, word: true },
    { name: "Status", value: user.status, word: true },
    { name: "Joined", value: officeDay(user.joinedAt) },
    { name: "Last Active", value: formatDateTime(user.lastActive) },
  ];
  return (
    <OpenDialog title={user.name} className="max-w-xl" onClose={onClose}>
      <Tabs defaultValue={tab} className="gap-4">
        <TabsList>
          <TabsTrigger value="activity">Activity Log</TabsTrigger>
          <TabsTrigger value="settings">Settings</TabsTrigger>
        </TabsList>
        <TabsContent value="activity">
          {error !== undefined ? (
            <NotLoaded retry={retry}>
              {sentenceOf(error) ??
                `Failed to fetch user activity: ${error instanceof CallError ? error.status : 0}`}
            </NotLoaded>
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
                  <p className="wrap-anywhere">{event.description}</p>
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
            {facts.map(({ name, value, word }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className={cn("min-w-0 break-words", word && "capitalize")}>{value}</dd>
              </div>
            ))}
          </dl>
          <Button variant="outline" className="mt-4" onClick={onChangeRole}>
            Change Role
          </Button>
        </TabsContent>
      </Tabs>
    </OpenDialog>
  );
}
