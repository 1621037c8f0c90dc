import { logoPath } from "@/lib/tools/utils";

export function SmallLogo({ slug }: { slug: string }) {
  return (
    <img
      src={logoPath(slug)}
      alt=""
      width={24}
      height={24}
      className="bg-tile size-6 shrink-0 rounded-sm object-contain"
    />
  );
}
