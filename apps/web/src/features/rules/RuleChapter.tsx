/** One chapter of the rules: its lead, its picture, its numbered rules. */
import { PICTURES } from './pictures/registry.ts';
import type { Chapter } from './rulebook/chapter.ts';

export function RuleChapter({ chapter, asked }: { chapter: Chapter; asked: string }) {
  const { number, title, lead, picture, rules } = chapter;
  const Picture = picture && PICTURES[picture];
  return (
    <section className="rulebook-chapter" aria-labelledby={number}>
      <h2
        id={number}
        tabIndex={-1}
        className="pixel-title section-title"
        data-asked={asked === number || undefined}
      >
        {number} {title}
      </h2>
      <p className="rulebook-lead">{lead}</p>
      {Picture !== undefined && (
        <div className="rulebook-picture">
          <Picture />
        </div>
      )}
      <ul className="rulebook-rules">
        {rules.map((rule) => (
          <li
            key={rule.number}
            id={rule.number}
            tabIndex={-1}
            className="rulebook-rule"
            data-asked={asked === rule.number || undefined}
          >
            <a href={`#${rule.number}`} className="rulebook-number" aria-label={`Rule ${rule.number}`}>
              {rule.number}
            </a>
            <p>{rule.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
