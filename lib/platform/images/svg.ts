import "server-only";
import { execFile } from "node:child_process";
import path from "node:path";
import { AppError } from "@/lib/platform/errors";

/** A drawing that takes longer is none for a web page, milliseconds. */
const timeout = 5_000;
const maxBuffer = 32 * 1024 * 1024;

/**
 * An SVG drawn as a PNG that fits into a box. Scripts, links and references have no meaning in it any more.
 *
 * A few hundred letters of references to references stand for billions of shapes, and nothing interrupts the library that
 * draws them. So it draws in a process of its own (draw-svg.mjs), which has no settings and can be killed.
 *
 * @throws AppError 400 when nothing can be drawn, 413 when drawing takes too long
 */
export async function drawSvg(
  svg: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const script = path.join(process.cwd(), "lib/platform/images/draw-svg.mjs");
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=64", script, String(width), String(height)],
      {
        timeout,
        killSignal: "SIGKILL",
        maxBuffer,
        encoding: "buffer",
        env: { NODE_ENV: process.env.NODE_ENV },
      },
      (error, png) => {
        if (!error) resolve(png);
        else if (error.killed)
          reject(
            new AppError(
              "too_large",
              "The picture has too many parts. Please make it simpler, or send a PNG.",
            ),
          );
        else reject(new AppError("invalid", "The picture can't be read. The file may be damaged."));
      },
    );
    // It may end without having read everything.
    child.stdin?.on("error", () => {}).end(svg);
  });
}
