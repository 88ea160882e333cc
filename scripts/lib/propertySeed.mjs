/** For tests: the examples that a property is tried with are the same in every run; `PROPERTY_SEED=any`, as the soak says, tries others. */
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const PINNED = 20_251_122;
const asked = process.env.PROPERTY_SEED ?? String(PINNED);
if (asked !== 'any') configureGlobal({ ...readConfigureGlobal(), seed: Number(asked) });
