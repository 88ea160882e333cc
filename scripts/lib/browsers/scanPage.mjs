/** Finds the features in an HTML document that a listed browser lacks: elements, attributes and attribute values. */
import { parse } from 'parse5';
import { attributesLacking } from './scanElement.mjs';

/** Returns `{ key, at }` for each finding. */
export function scanPage(code, lacks) {
  const found = [];
  look(parse(code, { sourceCodeLocationInfo: true }));
  return found;

  function look(node) {
    const attributes = (node.attrs ?? []).map(({ name, value }) => ({ name, value: { value } }));
    if (node.tagName !== undefined)
      for (const key of attributesLacking(node.tagName, attributes, lacks))
        found.push({ key, at: node.sourceCodeLocation?.startOffset ?? 0 });
    for (const child of node.childNodes ?? []) look(child);
  }
}
