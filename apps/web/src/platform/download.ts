/** Hands the browser a file to keep. */

/** Some browsers read the file only long after the click, iOS once the person has said where it goes. */
const READ_BY_MS = 60_000;

export function download(name: string, content: string, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_MS);
}
