/** Keeps the place of the next step while it is unknown what is next. */
import './newcomer.css';

export const NewcomerFrame = () => <div aria-hidden className="newcomer" data-keep-clear />;
