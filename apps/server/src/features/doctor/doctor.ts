/** All checks of `npm run tool -- doctor`, in the order in which they are printed. */
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts';
import { withSecretFiles } from '../../platform/config/secretFiles.ts';
import { cataloguesFrom } from '../imports/index.ts';
import { checkBus } from './checkBus.ts';
import { checkCatalogues } from './checkCatalogues.ts';
import { checkChain } from './checkChain.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk } from './checkDisk.ts';
import { checkNode } from './checkNode.ts';
import { checkPassword } from './checkPassword.ts';
import { checkMetricsPort, checkPort } from './checkPort.ts';
import { checkProxy } from './checkProxy.ts';
import { type Check, findings, line, type Severity, wrong } from './finding.ts';
import { hider } from './secrets.ts';

const ABOUT_WIDTH = 16;

type Environment = Readonly<Record<string, string | undefined>>;

/** Prints a line for each finding as soon as it is made, and answers how many were wrong. */
export async function doctor(env: Environment, print: (line: string) => void): Promise<number> {
  const read = withSecretFiles(env);
  const hide = hider('env' in read ? read.env : env);
  const counted: Record<Severity, number> = { ok: 0, warn: 0, wrong: 0 };
  for (const check of checksOf(env)) {
    for (const finding of await findings(check)) {
      counted[finding.level] += 1;
      print(hide(line(finding, ABOUT_WIDTH)));
    }
  }
  const { warn, wrong } = counted;
  print(wrong + warn === 0 ? 'Nothing is wrong.' : `${wrong} wrong, ${warn} to be looked at.`);
  return wrong;
}

function checksOf(env: Environment): Check[] {
  const node = checkNode(process.versions.node);
  try {
    return [node, ...checksOfConfig(readConfig(env))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const why = wrong('environment', `${error.message}. The rest can be looked at when this is right.`);
    return [node, { about: 'environment', run: async () => [why] }];
  }
}

function checksOfConfig(config: Config): Check[] {
  const place = { host: config.host, port: config.port };
  return [
    checkDisk(config.dataDir),
    checkDatabase({ url: config.databaseUrl, directUrl: config.databaseDirectUrl }, config.databaseLimits),
    ...bus(config),
    checkChain(config.chain, config.publicOrigin),
    checkPort(place),
    ...metricsPort(config),
    checkProxy({ ...place, publicOrigin: config.publicOrigin, trustedProxies: config.trustedProxies }),
    checkCatalogues(cataloguesFrom(config.catalogues)),
    checkPassword(config.adminPassword, config.databaseUrl !== undefined),
  ];
}

const bus = ({ bus }: Config): Check[] => (bus === undefined ? [] : [checkBus(bus)]);

function metricsPort({ metrics }: Config): Check[] {
  if (metrics?.port === undefined) return [];
  return [checkMetricsPort({ host: metrics.host, port: metrics.port })];
}
