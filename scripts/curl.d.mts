export declare const findCurl: () => string | undefined;
