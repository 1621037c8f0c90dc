import {
  BookOpen,
  Boxes,
  Briefcase,
  ChartGantt,
  Cpu,
  FlaskConical,
  GitBranch,
  Languages,
  Landmark,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Microscope,
  Newspaper,
  Rocket,
  Scale,
  ScanEye,
  ShieldCheck,
  Sparkles,
  Wrench,
} from "lucide-react";

const icons: Record<string, LucideIcon> = {
  "AI & Machine Learning": Sparkles,
  Technology: Cpu,
  Business: Briefcase,
  Science: FlaskConical,
  Innovation: Lightbulb,
  Startups: Rocket,
  Research: Microscope,
  "Industry News": Landmark,
  "AI Development": GitBranch,
  "Product Update": Newspaper,
  Policy: Scale,
  "Best Practices": ListChecks,
  "Technical Guides": Wrench,
  MLOps: Boxes,
  "Computer Vision": ScanEye,
  "Natural Language Processing": Languages,
  "AI Security": ShieldCheck,
  "Edge Computing": Cpu,
  "Project Management": ChartGantt,
};

/** The picture of a post, or, while it has none, a quiet panel with the sign of its category. It says nothing by itself. */
export function PostCover({
  image,
  category,
  className,
  eager = false,
}: {
  image: string | null;
  category: string;
  className: string;
  eager?: boolean;
}) {
  const frame = `border-border overflow-hidden border ${className}`;
  if (image)
    return (
      <img
        src={image}
        alt=""
        width={1200}
        height={630}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={`${frame} object-cover`}
      />
    );
  const Icon = icons[category] ?? BookOpen;
  return (
    <span aria-hidden className={`${frame} post-cover grid place-items-center`}>
      <Icon strokeWidth={1.5} className="text-primary-text size-7" />
    </span>
  );
}
