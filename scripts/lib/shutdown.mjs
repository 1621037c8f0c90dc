/** What must be undone when the process ends, newest first. */
const tasks = [];
let running;

/** Registers something to undo. Answers a function that takes it off the list again. */
export function onShutdown(task) {
  tasks.push(task);
  return () => {
    const index = tasks.indexOf(task);
    if (index >= 0) tasks.splice(index, 1);
  };
}

/** Whether the shutdown has begun: what fails from then on fails because it was stopped. */
export const isShuttingDown = () => running !== undefined;

/** Undoes everything, once, however often it is called. */
export function shutdown() {
  running ??= (async () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(error);
      }
    }
  })();
  return running;
}
