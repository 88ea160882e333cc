/** Features that the page uses although a listed browser lacks them, and what people get there instead. */

const TOUCH =
  'A computer with a mouse has no touch, and a phone no pointer: the other way to the same is there.';
const OTHER = 'Another thing of that name.';

/**
 * `key` in the data, which covers all keys that begin with it; `files`: the sources that may use it, by default all; `isBuilt`: a
 * library uses it, so only built files may; `times`: how often it may occur; `why`.
 */
export const EXCEPTIONS = [
  // Stylesheets.
  { key: 'css.properties.content-visibility', why: 'Safari draws long lists whole, which takes it longer.' },
  { key: 'css.properties.cursor', why: TOUCH },
  { key: 'css.properties.resize', why: 'A field keeps the height that it has, and scrolls.' },
  { key: 'css.properties.scrollbar-width', why: 'Safari lays thin bars over the content, or shows its own.' },
  { key: 'css.properties.scrollbar-color', why: 'Bars have the system’s colours, dark ones.' },
  { key: 'css.properties.text-wrap', why: 'Lines break where they are full.' },
  {
    key: 'css.properties.text-size-adjust',
    why: 'Only phones make text larger; Safari knows it by its own name.',
  },
  {
    key: 'css.properties.text-decoration.wavy',
    why: 'Safari knows it by its own name, which the build adds.',
  },
  { key: 'css.properties.overflow-anchor', why: 'Safari has no such anchoring that could be switched off.' },
  { key: 'css.selectors.selection', why: 'What is selected has the system’s colour.' },
  {
    key: 'css.at-rules.font-face.ascent-override',
    why: 'Text moves by a pixel when the pixel font arrives.',
  },
  {
    key: 'css.at-rules.font-face.descent-override',
    why: 'Text moves by a pixel when the pixel font arrives.',
  },
  {
    key: 'css.at-rules.font-face.line-gap-override',
    why: 'What stands in for the text’s face has a line of its own height until the page is loaded again.',
  },
  { key: 'css.properties.forced-color-adjust', why: 'Safari replaces no colours of a page.' },
  // The document and its elements.
  { key: 'html.elements.meta.name.viewport', why: 'Speaks to phones.' },
  { key: 'html.elements.meta.name.theme-color', why: 'The browser’s own bar keeps its colour.' },
  { key: 'html.elements.link.rel.icon', why: 'iOS shows no icons in its tabs.' },
  {
    key: 'html.global_attributes.autocapitalize',
    why: 'Keyboards of a screen alone write capitals by themselves.',
  },
  // Scripts.
  {
    key: 'api.Window.beforeunload_event',
    why: 'iOS leaves without a question; the builder keeps what was not saved.',
  },
  { key: 'api.Element.touchstart_event', files: /useTurning\.ts$/, why: TOUCH },
  { key: 'api.Element.touchend_event', files: /useTurning\.ts$/, why: TOUCH },
  {
    key: 'api.Navigator.share',
    files: /SharePicture\.tsx$/,
    why: '`canShare`, its other half, is asked before the button is shown.',
  },
  {
    key: 'api.Window.cancelIdleCallback',
    files: /whenIdle\.ts$/,
    why: 'Only what `requestIdleCallback`, its other half, gave out is taken back.',
  },
  {
    key: 'api.HTMLInputElement.colorSpace',
    files: /packModel\.ts$/,
    why: `${OTHER} A texture of three.js has one.`,
  },
  {
    key: 'javascript.statements.import.import_attributes',
    files: /(lessonBattle|official\/baseSet)\.ts$/,
    why: 'The build puts the data into the script.',
  },
  // Libraries.
  {
    key: 'api.AbortSignal.any_static',
    times: 1,
    isBuilt: true,
    why: 'Reactive stores of @solana/kit call it; the page makes none.',
  },
  {
    key: 'javascript.builtins.Symbol.asyncDispose',
    isBuilt: true,
    why: 'A list of symbols that leaves out what is undefined.',
  },
  {
    key: 'javascript.builtins.Symbol.dispose',
    isBuilt: true,
    why: 'A list of symbols that leaves out what is undefined.',
  },
  {
    key: 'javascript.builtins.Error.captureStackTrace',
    isBuilt: true,
    why: 'zod: a function without effect stands there, read by `in` where it is loaded.',
  },
  {
    key: 'javascript.builtins.Uint8Array.toHex',
    isBuilt: true,
    why: '@noble/hashes asks for it once, and has its own way.',
  },
  {
    key: 'javascript.builtins.Uint8Array.fromHex',
    isBuilt: true,
    why: '@noble/hashes asks for it once, and has its own way.',
  },
  {
    key: 'javascript.builtins.Iterator.toArray',
    isBuilt: true,
    why: `${OTHER} Vectors of three.js have one.`,
  },
  {
    key: 'api.WebGL2RenderingContext.unpackColorSpace',
    isBuilt: true,
    why: `${OTHER} three.js describes colour spaces by it.`,
  },
  {
    key: 'api.HTMLVideoElement.cancelVideoFrameCallback',
    isBuilt: true,
    why: 'Textures of videos, of which the page has none.',
  },
  { key: 'api.XRWebGLBinding', isBuilt: true, why: 'Headsets, which the page never asks for.' },
  { key: 'api.XRWebGLLayer', isBuilt: true, why: 'Headsets, which the page never asks for.' },
  {
    key: 'api.IntersectionObserver.scrollMargin',
    isBuilt: true,
    why: `${OTHER} An option of @tanstack/react-virtual.`,
  },
  {
    key: 'api.Document.startViewTransition',
    times: 1,
    isBuilt: true,
    why: 'React’s `<ViewTransition>`, which the page does not use, and which asks for it in a `try`.',
  },
  {
    key: 'api.Window.navigation',
    isBuilt: true,
    why: 'React asks by `typeof` before it listens.',
  },
];
