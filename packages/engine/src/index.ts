/** What both rule sets share, and their verbs by the name of the rules: `verbsOf(battle).applyAction(battle, action)`. */
export * from './kernel/index.ts';
export * from './ruleSets.ts';
