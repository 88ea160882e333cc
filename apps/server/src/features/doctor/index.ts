/** The door of `doctor`: what other features may use. */
