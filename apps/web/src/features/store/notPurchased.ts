/** What a buyer reads where nothing more is known. */
export const NOT_PURCHASED = 'Failed to purchase pack';
