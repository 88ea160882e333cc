/** For component tests that measure text: the page's faces, and the face of a system on which its own has not arrived. */
import file from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';

/** Letters 12% wider than the page's, lines 20% taller; both numbers of the line are divided by the scale. */
const OTHER_FACE = `
  @font-face {
    font-family: "Other Face";
    font-weight: 200 1000;
    src: url("${file}") format("woff2");
    size-adjust: 112%;
    ascent-override: ${(101.1 * 1.2) / 1.12}%;
    descent-override: ${(35.3 * 1.2) / 1.12}%;
  }
  :root {
    --font-body: "Other Face", sans-serif;
  }`;

/** Rejects where one does not load. Before, text has the measures of whatever the machine has. */
export async function loadFaces(): Promise<void> {
  // The page leaves its face out where it is late: a test has to have it, however slow the machine is.
  document.fonts.add(await new FontFace('Nunito Sans', `url("${file}")`, { weight: '200 1000' }).load());
  // The pixel face has two files, one of them for its W.
  await document.fonts.load('16px "Press Start 2P"', 'aW');
}

/** What `measure` finds in the page's face, and then what it finds in the other one. */
export async function inBothFaces(measure: (face: string) => Promise<void>): Promise<void> {
  await measure("the page's face");
  const sheet = new CSSStyleSheet();
  await sheet.replace(OTHER_FACE);
  document.adoptedStyleSheets.push(sheet);
  try {
    await document.fonts.load('16px "Other Face"');
    await measure('another face');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
