import Link from "next/link";
import { dayColumn, type ListColumn } from "@/components/admin/columns";
import { kindNames, type ReportGroup } from "@/lib/reports/schema";

/** Messages that a row shows; the dialog has them all. */
const shown = 3;

export const groupName = ({ about, kind, tool, review }: ReportGroup): string =>
  `${kindNames[kind]}: ${about === "tool" ? tool.name : `review of ${tool.name}${review ? ` by ${review.userName}` : ""}`}`;

/**
 * The columns of the queue of reports.
 *
 * @param refusalOf why whoever looks does not decide on some of them
 * @param reviews the screen on which reviews are decided on
 */
export const reportColumns = (
  refusalOf: (group: ReportGroup) => string | undefined,
  reviews: string,
): ListColumn<ReportGroup>[] => [
  {
    id: "subject",
    header: "About",
    className: "align-top",
    cell: ({ row: { original: group } }) => (
      <div className="max-w-sm min-w-48">
        <a
          href={`/ai-tools/${group.tool.slug}${group.about === "review" ? "#reviews" : ""}`}
          target="_blank"
          rel="noopener"
          className="inline-block min-h-6 font-medium break-words hover:underline"
        >
          {group.about === "review" && "Review of "}
          {group.tool.name}
        </a>
        {group.about === "review" && (
          <p className="text-muted line-clamp-3 text-xs break-words">
            {group.review ? `${group.review.userName}: ${group.review.comment}` : "The review is gone."}
          </p>
        )}
        {refusalOf(group) && <p className="text-warning text-xs">{refusalOf(group)}</p>}
        {group.review && !refusalOf(group) && (
          <Link
            href={`${reviews}?status=approved&toolId=${group.tool.id}`}
            prefetch={false}
            className="link inline-flex min-h-6 items-center text-xs"
          >
            Decide on the review
          </Link>
        )}
      </div>
    ),
    accessorFn: groupName,
  },
  {
    id: "kind",
    header: "What",
    className: "whitespace-nowrap",
    accessorFn: ({ kind }) => kindNames[kind],
  },
  {
    accessorKey: "count",
    header: "Reports",
  },
  {
    id: "messages",
    header: "Said",
    cell: ({ row: { original: group } }) => {
      const said = group.reports.filter(({ message }) => message);
      return (
        <ul className="flex max-w-md min-w-48 flex-col gap-1.5 text-xs">
          {said.slice(0, shown).map(({ id, userName, message, answer }) => (
            <li key={id} className="break-words">
              <span className="text-muted">{userName}:</span> {message}
              {answer && <span className="text-muted block">Answered: {answer}</span>}
            </li>
          ))}
          {said.length > shown && <li className="text-muted">and {said.length - shown} more</li>}
          {said.length === 0 && <li className="text-muted">No details</li>}
        </ul>
      );
    },
    accessorFn: ({ reports }) => reports.map(({ message }) => message).join("\n"),
  },
  dayColumn("firstAt", "Since", { enableSorting: false }),
];
