import { useEffect, useRef, useState } from "react";
import { useFormWaits } from "@/components/forms/form-context";
import { uploadPicture } from "@/components/admin/upload-picture";
import type { UploadedPicture } from "@/lib/uploads/schema";

/**
 * Sends chosen files one after another; each that is kept is handed over at once, and of the others it is told why not.
 *
 * @param refuse why there is no room for one more picture, or undefined
 */
export function usePictureUploads(
  refuse: () => string | undefined,
  onKept: (picture: UploadedPicture) => void,
) {
  const [progress, setProgress] = useState<{ file: string; sent: number; of: number }>();
  const [refused, setRefused] = useState<{ file: string; reason: string }[]>([]);
  const waiting = useRef<File[]>([]);
  const running = useRef(false);
  const closed = useRef(false);
  useFormWaits(progress !== undefined);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);

  async function take(files: File[]) {
    waiting.current.push(...files);
    if (running.current) return;
    running.current = true;
    setRefused([]);
    for (let sent = 0; waiting.current.length > 0 && !closed.current; sent += 1) {
      setProgress({ file: waiting.current[0]!.name, sent, of: sent + waiting.current.length });
      const file = waiting.current.shift()!;
      const kept = refuse() ?? (await uploadPicture(file, "/api/uploads/tool-picture"));
      if (typeof kept === "string") setRefused((others) => [...others, { file: file.name, reason: kept }]);
      else if (!closed.current) onKept(kept);
    }
    running.current = false;
    setProgress(undefined);
  }
  return { take, progress, refused };
}
