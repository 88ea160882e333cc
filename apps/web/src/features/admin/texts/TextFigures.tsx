/** Of one set how much of its texts is read, before an import and with it. */
import type { CardTextFigures, ImportReport } from '@pokesol/protocol';
import { TEXT_KINDS } from '@pokesol/protocol/constants';
import { KIND_TITLES, readPercent, readShare } from './share.ts';
import './texts.css';

type TextFiguresProps = { texts: NonNullable<ImportReport['texts']>; isDry: boolean };

export function TextFigures({ texts: { before, after }, isDry }: TextFiguresProps) {
  return (
    <table className="figure-table texts-table">
      <caption className="texts-caption">What official battles can play of it</caption>
      <thead>
        <tr>
          <th scope="col">Texts</th>
          {before && <th scope="col">Before</th>}
          <th scope="col">{isDry ? 'Would be' : 'Now'}</th>
        </tr>
      </thead>
      <tbody>
        {TEXT_KINDS.filter((kind) => after[kind].texts > 0 || (before?.[kind].texts ?? 0) > 0).map((kind) => (
          <tr key={kind}>
            <th scope="row">{KIND_TITLES[kind]}</th>
            {before && <td>{readShare(before[kind])}</td>}
            <td>{readShare(after[kind])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Cards in full</th>
          {before && <td>{inFull(before)}</td>}
          <td>{inFull(after)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const inFull = ({ cards, inFull: full }: CardTextFigures): string =>
  `${full} of ${cards} · ${readPercent(full, cards)}`;
