"""Categories as trees and as rows."""
