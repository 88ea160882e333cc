/** Whether packs can be sold for a token: which of its mint's rights and extensions break a burn, or what a price means. */
import { type Address, getAddressDecoder } from '@solana/kit';
import type { MintExtension, TokenInfo } from './mint.ts';

export type MintVerdict = Readonly<{
  /** Each a sentence on why packs cannot be paid with this token. Empty: they can. */
  refusals: readonly string[];
  /** What an operator should know of a token that is taken. */
  warnings: readonly string[];
}>;

type Finding = Readonly<{ refusal: string } | { warning: string }> | null;
type Rule = Readonly<{
  name: string;
  /** Bytes of its data; another length is a form that this build does not know. */
  length?: number;
  judge: (data: MintExtension['data']) => Finding;
}>;

const ADDRESS = 32;
const FROZEN = 2;

/** An address at this place of the data; `null` where it holds none (all zeros). */
function addressIn(data: MintExtension['data'], at = 0): Address | null {
  const bytes = data.slice(at, at + ADDRESS);
  return bytes.every((byte) => byte === 0) ? null : getAddressDecoder().decode(bytes);
}

const refusal = (text: string): Finding => ({ refusal: text });
const warning = (text: string): Finding => ({ warning: text });
const harmless = (name: string): Rule => ({ name, judge: () => null });
const HIDDEN =
  'hides balances and amounts. What is hidden cannot be burned for a pack, and the supply could not be checked';
const SHOWN_OTHERWISE =
  'makes wallets show another amount than the chain burns, so that no price here would be the one a wallet shows';

/**
 * By the numbers that Token-2022 gives them. What a plain burn does under each was tried on the program itself
 * (`mintVerdict.chain.test.ts`): fees, hooks and the ban on transfers concern transfers alone.
 */
const RULES: ReadonlyMap<number, Rule> = new Map<number, Rule>([
  [
    1,
    {
      name: 'TransferFeeConfig',
      judge: () =>
        warning(
          'a fee is kept from every transfer of it, but not from a burn: people receive less than they are sent',
        ),
    },
  ],
  [
    3,
    {
      name: 'MintCloseAuthority',
      length: ADDRESS,
      judge: (data) => {
        const who = addressIn(data);
        return who && refusal(`${who} may close it when no token is left and make another one in its place`);
      },
    },
  ],
  [4, { name: 'ConfidentialTransferMint', judge: () => refusal(HIDDEN) }],
  [
    6,
    {
      name: 'DefaultAccountState',
      length: 1,
      judge: ([state]) =>
        state === FROZEN
          ? refusal('new accounts begin frozen, and from a frozen account nothing can be burned')
          : null,
    },
  ],
  [
    9,
    {
      name: 'NonTransferable',
      judge: () => warning('it cannot be handed on: a wallet has only what was minted for it'),
    },
  ],
  [10, { name: 'InterestBearingConfig', judge: () => refusal(SHOWN_OTHERWISE) }],
  [
    12,
    {
      name: 'PermanentDelegate',
      length: ADDRESS,
      judge: (data) => {
        const who = addressIn(data);
        return who && refusal(`${who} may move and burn everybody's tokens`);
      },
    },
  ],
  [
    14,
    {
      name: 'TransferHook',
      length: 2 * ADDRESS,
      judge: (data) => {
        const [authority, program] = [addressIn(data), addressIn(data, ADDRESS)];
        if (program === null && authority === null) return null;
        const who =
          program === null
            ? `${authority} may name a program that every transfer calls`
            : `every transfer calls ${program}`;
        return warning(`${who}, which can forbid it; a burn calls nothing`);
      },
    },
  ],
  [16, { name: 'ConfidentialTransferFee', judge: () => refusal(HIDDEN) }],
  [18, harmless('MetadataPointer')],
  [19, harmless('TokenMetadata')],
  [20, harmless('GroupPointer')],
  [21, harmless('TokenGroup')],
  [22, harmless('GroupMemberPointer')],
  [23, harmless('TokenGroupMember')],
  [24, { name: 'ConfidentialMintBurn', judge: () => refusal(HIDDEN) }],
  [25, { name: 'ScaledUiAmountConfig', judge: () => refusal(SHOWN_OTHERWISE) }],
  [
    26,
    {
      name: 'PausableConfig',
      length: ADDRESS + 1,
      judge: (data) => {
        const who = addressIn(data);
        if (data[ADDRESS] !== 0) return refusal('it is paused, and nothing of it can be burned');
        return who && refusal(`${who} may pause it, and then nothing of it can be burned`);
      },
    },
  ],
  [
    28,
    {
      name: 'PermissionedBurn',
      length: ADDRESS,
      judge: (data) => {
        const who = addressIn(data);
        return who && refusal(`every burn of it must be signed by ${who} too`);
      },
    },
  ],
]);

export function judgeMint({ mintAuthority, freezeAuthority, extensions }: TokenInfo): MintVerdict {
  const refusals: string[] = [];
  const warnings: string[] = [];
  if (mintAuthority !== null)
    warnings.push(`its mint authority ${mintAuthority} may make more of it: packs cost what a token costs`);
  if (freezeAuthority !== null)
    warnings.push(
      `its freeze authority ${freezeAuthority} may freeze a wallet's account: burns from it fail then, and nothing is lost`,
    );
  for (const extension of extensions) {
    const [name, finding] = judgeExtension(extension);
    if (finding === null) continue;
    if ('refusal' in finding) refusals.push(`${name}: ${finding.refusal}`);
    else warnings.push(`${name}: ${finding.warning}`);
  }
  return { refusals, warnings };
}

function judgeExtension({ type, data }: MintExtension): [name: string, Finding] {
  const rule = RULES.get(type);
  if (rule === undefined || (rule.length !== undefined && rule.length !== data.length))
    return [
      rule?.name ?? `extension ${type}`,
      refusal('this build does not know it, so its effect on a burn is unknown'),
    ];
  return [rule.name, rule.judge(data)];
}
