/** Types in words, each with its sign; 'None' where there are none. */
import { TypeSign } from './TypeIcon.tsx';

export function TypeNames({ types }: { types: readonly string[] }) {
  if (types.length === 0) return 'None';
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {types.map((type) => (
        <span key={type} className="inline-flex items-center gap-1.5">
          <TypeSign type={type} />
          {type}
        </span>
      ))}
    </span>
  );
}
