import { HomeRowsEditor } from "@/components/settings/home-rows-editor";
import { SaveError } from "@/components/settings/save-settings";
import { Section } from "@/components/settings/section";
import { SettingsForm } from "@/components/settings/settings-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAsked } from "@/components/ui/use-asked";
import type { listCategoriesApi } from "@/lib/categories/api";
import type { getHomeRowsApi, saveHomeRowsApi } from "@/lib/home-rows/api";
import { fewest, type HomeRow, homeRowsForm, type HomeRowsDto } from "@/lib/home-rows/schema";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";

const titles = (rows: unknown) =>
  (rows as HomeRow[]).map(({ title, shown }) => (shown ? title : `${title} (hidden)`));
const compared = {
  rows: { label: "Rows", show: (rows: unknown) => titles(rows).join(", ") || "(none)" },
};
const values = ({ rows }: HomeRowsDto) => ({ rows });

async function read() {
  const [home, task, category] = await Promise.all([
    call<typeof getHomeRowsApi>("GET", "/api/home-rows", {}),
    call<typeof listTasksApi>("GET", "/api/tasks", { query: {} }),
    call<typeof listCategoriesApi>("GET", "/api/categories", {}),
  ]);
  return { home, choices: { task, category } };
}

async function save(rows: HomeRow[], { updatedAt }: HomeRowsDto): Promise<HomeRowsDto> {
  try {
    const body = { rows, updatedAt };
    const saved = await call<typeof saveHomeRowsApi>("PUT", "/api/home-rows", { body });
    toast.success("Home page saved");
    return saved;
  } catch (reason) {
    if (!(reason instanceof CallError)) throw reason;
    const { issues, answer } = reason;
    throw new SaveError(
      "Error saving the home page",
      messageOf(reason),
      issues,
      (answer as { current?: unknown })?.current,
    );
  }
}

export function HomeTab({ round }: { round: number }) {
  const { data, error, retry, setData } = useAsked(`rows ${round}`, read, { keep: true });

  if (error !== undefined)
    return (
      <div role="alert" className="border-danger flex flex-col items-start gap-3 rounded-md border p-4">
        <p>The rows of the home page could not be loaded.</p>
        <Button variant="outline" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  if (!data)
    return (
      <p role="status" className="text-muted py-16 text-center">
        Loading the home page...
      </p>
    );
  return (
    <SettingsForm
      schema={homeRowsForm}
      config={data.home}
      toValues={values}
      compared={compared}
      submitLabel="Save Home Page"
      failure="Error saving the home page"
      save={async ({ rows }, base) => {
        const saved = await save(rows, base);
        setData(({ choices }) => ({ home: saved, choices }));
        return saved;
      }}
    >
      <Section
        title="Rows"
        description={`Shown between the search and the complete list, in this order. Sponsored listings stand below the first row. A row with fewer than ${fewest} entries is left out.`}
      >
        <HomeRowsEditor choices={data.choices} />
      </Section>
    </SettingsForm>
  );
}
