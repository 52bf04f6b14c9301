export { Link } from '@tanstack/react-router';
