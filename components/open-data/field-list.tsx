import { openTool } from "@/lib/open-data/schema";

export function FieldList() {
  return (
    <table
      role="table"
      className="card-table border-border w-full border-separate border-spacing-0 rounded-lg border text-left text-sm"
    >
      <caption className="sr-only">Fields of a line</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            Field
          </th>
          <th role="columnheader" scope="col">
            What it says
          </th>
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="[&>tr:not(:first-child)>*]:border-border [&>tr:not(:first-child)>*]:border-t"
      >
        {Object.entries(openTool.shape).map(([name, { description }]) => (
          <tr key={name} role="row" className="align-baseline">
            <th role="rowheader" scope="row" className="py-2 pr-2 pl-4 font-mono text-xs font-medium">
              {name}
            </th>
            <td role="cell" className="px-4 py-2">
              {description}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
