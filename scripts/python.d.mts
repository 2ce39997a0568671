export declare const findPython: () => string | undefined;
