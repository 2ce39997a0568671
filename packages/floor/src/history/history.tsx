export const History = () => <p>h</p>;
