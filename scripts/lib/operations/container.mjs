/** What linters say of the container file and of the compose file, the latter by the specification's own schema. No Docker is needed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const require = createRequire(import.meta.url);
export const CONTAINER_FILE = join(ROOT, 'operations/container/Dockerfile');
export const COMPOSE_FILE = join(ROOT, 'operations/container/compose.yaml');

/** A reader finds things by what belongs together here; and two services are made of one image that is built. */
const COMPOSE_RULES = {
  'require-quotes-in-ports': [2, { quoteType: 'double' }],
  'no-build-and-image': 0,
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'top-level-properties-order': 0,
};

/** Each as a line; none where all is well. */
export function containerProblems(path = CONTAINER_FILE) {
  const { validate } = require('dockerfile-utils');
  return validate(readFileSync(path, 'utf8')).map(
    ({ range, message }) => `${path}:${range.start.line + 1}: ${message}`,
  );
}

export function composeProblems(path = COMPOSE_FILE) {
  const { DCLinter } = require('dclint');
  const linter = new DCLinter({ rules: COMPOSE_RULES, quiet: true, debug: false, exclude: [] });
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) =>
      messages.map(({ line, rule, message }) => `${path}:${line}: ${message} (${rule})`),
    );
}
