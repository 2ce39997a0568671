/** The style sheet of the fonts that stand in for the type of the house. */
export declare const fallbacksStyle: () => string;
