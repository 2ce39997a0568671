export declare const findChromium: () => string | undefined;
export declare const CHROMIUM_ARGS: readonly string[];
