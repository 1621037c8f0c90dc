import { initialsOf } from "@/components/layout/initials";

const people = [
  {
    name: "Marian Holt",
    role: "Editor in chief",
    about: "Decides what is listed and answers for every sentence.",
  },
  { name: "Elise Fournier", role: "Research", about: "Tries tools, checks prices and writes comparisons." },
  {
    name: "Daniel Okafor",
    role: "Software guides",
    about: "Edits the best-software pages and keeps them current.",
  },
  { name: "Priya Menon", role: "Product", about: "Shapes how people search, filter and compare." },
  { name: "Jonas Weber", role: "Engineering", about: "Keeps the directory quick and its numbers right." },
  { name: "Amara Diallo", role: "Community", about: "Reads every review and submission before it appears." },
];

export function Team() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, role, about }) => (
        <li key={name} className="border-border bg-background flex gap-4 rounded-lg border p-4">
          <span
            aria-hidden
            className="bg-surface-2 text-muted grid size-11 shrink-0 place-items-center rounded-full text-sm font-medium"
          >
            {initialsOf(name)}
          </span>
          <div>
            <h3 className="text-base">{name}</h3>
            <p className="text-muted text-sm">{role}</p>
            <p className="mt-2 text-sm">{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
