/** A hidden field for one file; what opens it is a button elsewhere. */
import type { Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  accept: string;
  label: string;
  onFile: (file: File) => void;
};

export const FileInput = ({ ref, accept, label, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    hidden
    onChange={(event) => {
      const file = event.target.files?.[0];
      // The same file may be chosen again after it was changed.
      event.target.value = '';
      if (file !== undefined) onFile(file);
    }}
  />
);
