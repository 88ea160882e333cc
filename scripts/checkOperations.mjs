/** `npm run tool -- operations`: what an operator installs, read by the tools of those who run it; says which of them is missing. */
import { ensureInstalled } from './lib/install.mjs';
import { clusterProblems, missingClusterPackages } from './lib/operations/cluster.mjs';
import { composeProblems, containerProblems } from './lib/operations/container.mjs';
import { isPromtoolMissing, prometheusProblems } from './lib/operations/prometheus.mjs';
import { isAnalyzerMissing, unitProblems } from './lib/operations/systemd.mjs';

/** `install`: Debian's package of its tool, where it is not one of ours. */
const CHECKS = [
  { what: 'container file', problems: containerProblems },
  { what: 'compose file', problems: composeProblems },
  { what: 'systemd units', problems: unitProblems, isMissing: isAnalyzerMissing, install: 'systemd' },
  {
    what: 'alert rules and dashboard',
    problems: prometheusProblems,
    isMissing: isPromtoolMissing,
    install: 'prometheus',
  },
  {
    what: "a cluster's files",
    problems: clusterProblems,
    isMissing: () => missingClusterPackages().length > 0,
    install: missingClusterPackages().join(' '),
  },
];

await ensureInstalled();
let isFine = true;
for (const { what, problems, isMissing = () => false, install } of CHECKS) {
  const found = isMissing() ? [`its tool is missing: apt-get install ${install}`] : await problems();
  console.log(`${what}: ${found.length === 0 ? 'fine' : found.join('\n')}`);
  isFine &&= found.length === 0;
}
process.exit(isFine ? 0 : 1);
