/** The filter where there is no room beside the cards: at the right edge, on a phone over the whole window. */
import { Dialog } from '../../ui/Dialog.tsx';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx';

export default function FilterSheet(props: FilterGroupsProps) {
  return (
    <Dialog title="Filter" onClose={props.onClose} atSide>
      <FilterGroups {...props} />
    </Dialog>
  );
}
