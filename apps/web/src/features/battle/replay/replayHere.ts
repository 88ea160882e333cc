/** Whether a replay was played in this browser alone: then no link leads to it, and its time is unknown. */
import { createContext } from 'react';

export const ReplayHere = createContext(false);
